import type { GatsbyNode } from 'gatsby';
import type { BuildFacts } from '../../app/rendering/build-facts';
import { earlyScript } from '../../shell/build/early-script';
import { isFindable } from '../../site/robots';
import { readSettings } from '../../site/settings';

/** Compiles facts of the build into the renderer of pages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  if (stage.endsWith('-html')) {
    const { siteUrl, reportUrl } = readSettings(process.env);
    const facts: BuildFacts = {
      earlyScript: earlyScript(),
      siteUrl,
      isFindable: isFindable(siteUrl),
      reportUrl,
    };
    actions.setWebpackConfig({
      plugins: [plugins.define({ BUILD_FACTS: JSON.stringify(facts) })],
    });
  }
  // In develop the source folders are links; Gatsby knows pages by the links' paths, not by their targets.
  if (stage.startsWith('develop')) actions.setWebpackConfig({ resolve: { symlinks: false } });
};
