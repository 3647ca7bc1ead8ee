/* global document */
/* One slider for each pair of pictures. Without this, both stand side by side. */
for (const pair of document.querySelectorAll('.pair')) {
  const slide = pair.querySelector('.slide');
  const range = slide?.querySelector('input');
  if (!range) continue;
  const show = () => {
    pair.style.setProperty('--at', `${range.value}%`);
    range.setAttribute('aria-valuetext', `${range.value} % before, ${100 - range.value} % after`);
  };
  range.addEventListener('input', show);
  slide.hidden = false;
  pair.classList.add('is-laid-over');
  show();
}
