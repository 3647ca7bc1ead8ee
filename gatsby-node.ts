export { onPreInit } from './src/data-layer/hooks/on-pre-init';
export { onPreBootstrap } from './src/data-layer/hooks/on-pre-bootstrap';
export { createSchemaCustomization } from './src/data-layer/hooks/create-schema-customization';
export { sourceNodes } from './src/data-layer/hooks/source-nodes';
export { createResolvers } from './src/data-layer/hooks/create-resolvers';
export { createPages } from './src/data-layer/hooks/create-pages';
export { onCreatePage } from './src/data-layer/hooks/on-create-page';
export { onPostBuild } from './src/data-layer/hooks/on-post-build';
