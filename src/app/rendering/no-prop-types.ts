/** In the place of the package in browsers: Gatsby declares types of props, which React has not looked at since 19. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });
export default anything;
