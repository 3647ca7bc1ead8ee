import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

interface Post {
  id: string;
  slug: string;
  title: string;
  content: string;
  image_cdn: string | null;
}

/** Folder of the posts' pictures; set by the bench. */
const pictures = process.env['BARE_PICTURES'] ?? '';
/** The sizes of each post's picture, as arguments of the image plugin; set by the bench. */
const pictureArguments = JSON.parse(process.env['BARE_PICTURE_ARGUMENTS'] ?? '{}') as Record<
  string,
  Record<string, unknown>
>;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    'type Post implements Node @dontInfer { slug: String! title: String! html: String! }',
  );
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  const posts = JSON.parse(fs.readFileSync('posts.json', 'utf8')) as Post[];
  for (const { id, slug, title, content, image_cdn: image } of posts) {
    const fields = { slug, title, html: content, picture: image && path.basename(image) };
    await api.actions.createNode({
      ...fields,
      id: api.createNodeId(`Post:${id}`),
      internal: { type: 'Post', contentDigest: api.createContentDigest(fields) },
    });
  }
};

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const { reporter, cache, pathPrefix, createContentDigest } = api;
  const field = (args: Record<string, unknown>) => ({
    type: 'JSON',
    resolve: ({ picture }: { picture: string | null }) =>
      picture &&
      generateImageData({
        file: {
          absolutePath: path.join(pictures, picture),
          name: picture,
          base: picture,
          extension: 'jpg',
          relativePath: picture,
          internal: { contentDigest: createContentDigest(picture) },
        },
        args,
        pathPrefix,
        reporter,
        cache,
      }),
  });
  const fields = Object.entries(pictureArguments).map(([name, args]) => [name, field(args)]);
  api.createResolvers({ Post: Object.fromEntries(fields) as Record<string, unknown> });
};

export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  const { data } = await graphql<{ allPost: { nodes: { id: string; slug: string }[] } }>(
    '{ allPost { nodes { id slug } } }',
  );
  if (!data) throw new Error('The posts cannot be read.');
  for (const { id, slug } of data.allPost.nodes) {
    actions.createPage({
      path: `/blog/${slug}`,
      component: path.resolve('src/templates/post.tsx'),
      context: { id },
    });
  }
};
