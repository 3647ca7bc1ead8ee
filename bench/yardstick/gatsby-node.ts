import fs from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

interface SnapshotPicture {
  hash: string;
  width: number;
}
interface Manifest {
  collections: { post: { object: string } };
  pictures: Record<string, SnapshotPicture>;
}
interface SnapshotPost {
  id: string;
  slug: string;
  digest: string;
  fields: { title: string; image_cdn?: string };
  rich: { content?: { html: string } };
}
interface PostNode {
  picture: SnapshotPicture | null;
}

/** The pictures of each post, as arguments of the image plugin; set by the bench. */
const pictureArguments = JSON.parse(process.env['YARDSTICK_PICTURES'] ?? '{}') as Record<
  string,
  Record<string, unknown>
>;

const contentFolder = path.join(process.env['YARDSTICK_STATE_DIR'] ?? '', 'content');
const objectPath = (hash: string) => path.join(contentFolder, 'objects', hash.slice(0, 2), hash);

function readSnapshot(): { manifest: Manifest; posts: SnapshotPost[] } {
  const read = (file: string) => fs.readFileSync(path.join(contentFolder, file), 'utf8');
  const { generation } = JSON.parse(read('current.json')) as { generation: string };
  const manifest = JSON.parse(read(`generations/${generation}/manifest.json`)) as Manifest;
  const lines = fs
    .readFileSync(objectPath(manifest.collections.post.object), 'utf8')
    .trimEnd()
    .split('\n');
  return { manifest, posts: lines.map((line) => JSON.parse(line) as SnapshotPost) };
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    'type Post implements Node @dontInfer { slug: String! title: String! html: String! }',
  );
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async ({ actions, createNodeId }) => {
  const { manifest, posts } = readSnapshot();
  for (const { id, slug, digest, fields, rich } of posts) {
    await actions.createNode({
      id: createNodeId(`Post:${id}`),
      slug,
      title: fields.title,
      html: rich.content?.html ?? '',
      picture: (fields.image_cdn && manifest.pictures[fields.image_cdn]) || null,
      internal: { type: 'Post', contentDigest: digest },
    });
  }
};

export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: add,
  reporter,
  cache,
  pathPrefix,
}) => {
  const field = (args: Record<string, unknown>) => ({
    type: 'JSON',
    resolve: ({ picture }: PostNode) =>
      picture &&
      generateImageData({
        file: {
          absolutePath: objectPath(picture.hash),
          name: 'picture',
          base: 'picture.jpg',
          extension: 'jpg',
          relativePath: 'picture',
          internal: { contentDigest: picture.hash.slice(0, 20) },
        },
        args,
        pathPrefix,
        reporter,
        cache,
      }),
  });
  const fields = Object.entries(pictureArguments).map(([name, args]) => [name, field(args)]);
  add({ Post: Object.fromEntries(fields) as Record<string, unknown> });
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
