/** The parts of posts' pages. A built page's browser has `parts.browser.ts`. */
export { PostGrid } from './grid';
export { PostHeader, PostPicture, PostTags } from './head';
export { PostRows, RelatedPosts } from './rows';
