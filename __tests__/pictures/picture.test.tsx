import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture, type PictureData } from '../../src/pictures/picture';

const picture: PictureData = {
  url: '/static/1/loom.jpg',
  alt: 'A loom',
  width: 1600,
  height: 900,
  dominant_color: '#335577',
  is_vector: false,
  is_animated: false,
  gatsbyImageData: {
    layout: 'constrained',
    width: 640,
    height: 400,
    images: {
      sources: [{ type: 'image/webp', srcSet: '/a.webp 640w', sizes: '640px' }],
      fallback: { src: '/a.jpg', srcSet: '/a.jpg 640w', sizes: '640px' },
    },
  },
};

describe('Picture', () => {
  it('is a picture with its size, a better format first, loaded when it is near', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'A loom' });
    expect(image).toHaveAttribute('width', '640');
    expect(image).toHaveAttribute('height', '400');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveStyle({ backgroundColor: '#335577' });
    expect(container.querySelector('source')).toHaveAttribute('srcset', '/a.webp 640w');
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  it('is fetched at once where it is seen first', () => {
    render(<Picture picture={picture} priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('passes vector and animated pictures through', () => {
    const { container } = render(
      <Picture
        picture={{ ...picture, url: '/logo.svg', is_vector: true, gatsbyImageData: null }}
      />,
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', '/logo.svg');
    expect(screen.getByRole('img')).toHaveAttribute('width', '1600');
    expect(container.querySelector('source')).toBeNull();
  });

  it('gives whole pixels where the data hold a ratio alone', () => {
    const data = { ...(picture.gatsbyImageData as object), width: 1, height: 0.5 };
    render(<Picture picture={{ ...picture, gatsbyImageData: data }} />);
    expect(screen.getByRole('img')).toHaveAttribute('width', '1600');
    expect(screen.getByRole('img')).toHaveAttribute('height', '800');
  });

  it('can be decoration', () => {
    render(<Picture picture={picture} alt="" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
