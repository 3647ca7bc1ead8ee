/** The sizes of `sizes.ts` in GraphQL, which must be literal. Each picture is made once, at the widths that the data layer sets. */
import { graphql } from 'gatsby';

export const pictureFacts = graphql`
  fragment PictureFacts on Picture {
    url
    alt
    width
    height
    dominant_color
    is_vector
    is_animated
  }
`;

/** At the head of an article. */
export const pictureHead = graphql`
  fragment PictureHead on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "FULL_WIDTH", aspectRatio: 1.75)
  }
`;

/** Beside an article's title, whole. */
export const pictureBeside = graphql`
  fragment PictureBeside on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "FULL_WIDTH")
  }
`;

/** Cards and rows. */
export const pictureCard = graphql`
  fragment PictureCard on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "CONSTRAINED", width: 640, aspectRatio: 1.6)
  }
`;

/** Covers of downloads, never cropped. */
export const pictureBooklet = graphql`
  fragment PictureBooklet on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "CONSTRAINED", width: 640)
  }
`;

/** The featured read; its size is the specification's. */
export const pictureRead = graphql`
  fragment PictureRead on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "CONSTRAINED", width: 530, height: 278)
  }
`;

/** Logos and marks, never cropped. */
export const pictureLogo = graphql`
  fragment PictureLogo on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "CONSTRAINED", width: 192)
  }
`;

export const picturePortrait = graphql`
  fragment PicturePortrait on Picture {
    ...PictureFacts
    gatsbyImageData(layout: "CONSTRAINED", width: 96, aspectRatio: 1)
  }
`;
