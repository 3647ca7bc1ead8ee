/** The parts of posts' pages. A built page's browser has `parts.browser.ts`. */
export { PostGrid } from './grid';
export { PostHeader, PostPicture, PostTags } from './head';
export { RelatedPosts } from './related';
export { PostRows } from './rows';
