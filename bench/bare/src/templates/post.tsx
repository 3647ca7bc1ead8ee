import { graphql, type PageProps } from 'gatsby';

interface ImageData {
  images: {
    fallback: { src: string; srcSet: string; sizes: string };
    sources: { type: string; srcSet: string; sizes: string }[];
  };
}
interface Data {
  post: { title: string; html: string; head: ImageData | null; card: ImageData | null };
}

export const query = graphql`
  query BarePost($id: String!) {
    post(id: { eq: $id }) {
      title
      html
      head
      card
    }
  }
`;

function Picture({ data }: { data: ImageData | null }) {
  if (!data) return null;
  const { sources, fallback } = data.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img {...fallback} alt="" />
    </picture>
  );
}

export default function Post({ data: { post } }: PageProps<Data>) {
  return (
    <main>
      <h1>{post.title}</h1>
      <Picture data={post.head} />
      <div dangerouslySetInnerHTML={{ __html: post.html }} />
      <Picture data={post.card} />
    </main>
  );
}
