/** Parts of a page whose code a browser loads on their own: see `.browser` in docs/architecture.md. */
import {
  createElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { AS_BUILT, BuiltPart, useIsBuilt } from './built-part';

const never = new Promise<never>(() => undefined);

export type Load<M> = () => Promise<M>;

const modules = new WeakMap<Load<unknown>, unknown>();

/** Loads a module; parts that have a load in common come with it together. */
export async function loadOnce<M>(load: Load<M>): Promise<M> {
  if (!modules.has(load)) modules.set(load, await load());
  return modules.get(load) as M;
}

/** The props of a component that a module exports. */
export type PropsIn<M, Name extends keyof M> = M[Name] extends (
  props: infer P extends object,
) => unknown
  ? P
  : never;

interface Preloadable {
  /** Loads the part's code, so that it renders at once. None where that is there already. */
  preload?: () => Promise<unknown>;
}
export type Part<P> = FunctionComponent<P> & Preloadable;

/**
 * A part that a visitor uses: its code is loaded where it is rendered, inside of a `HydratedPart`.
 * @param name of the component in the module that is loaded
 * @param within built parts that it renders; a page after the first is loaded with them
 */
export function livePart<M, Name extends keyof M>(
  name: Name,
  load: Load<M>,
  within: readonly object[] = [],
): Part<PropsIn<M, Name>> & Required<Preloadable> {
  type Props = PropsIn<M, Name>;
  const own = async () => (await loadOnce(load))[name] as ComponentType<Props>;
  const preload = () => preloadParts([{ preload: own }, ...within]);
  // Code that does not come, as for a page that is left meanwhile, leaves the part as it was built.
  const Lazy = lazy(() =>
    own().then(
      (component) => ({ default: component }),
      () => never,
    ),
  ) as unknown as ComponentType<Props>;
  function LivePart(props: Props) {
    // The same as long as it is in the page: another type of element would lose its state.
    const [Content] = useState(
      () => ((modules.get(load) as M | undefined)?.[name] as typeof Lazy | undefined) ?? Lazy,
    );
    return createElement(Content, props);
  }
  return Object.assign(LivePart, { preload });
}

/** A part that use never changes: the first page comes with it, and its code is loaded for the pages after that. */
export function builtPart<M, Name extends keyof M>(
  tag: string,
  name: Name,
  load: Load<M>,
): Part<PropsIn<M, Name>> {
  const Live = livePart(name, load);
  const Built = (props: PropsIn<M, Name>) =>
    // oxlint-disable-next-line react/no-children-prop -- the type of BuiltPart asks for them
    createElement(BuiltPart, { tag, children: createElement(Live, props) });
  return Object.assign(Built, { preload: Live.preload });
}

/**
 * A built part for which a page after the first does not wait: its place is empty until its code has come.
 * @param tag null for a part that renders nothing into the page, such as its head
 */
export function builtAside<M, Name extends keyof M>(
  tag: string | null,
  name: Name,
  load: Load<M>,
): Part<PropsIn<M, Name>> {
  const Live = livePart(name, load);
  function BuiltAside(props: PropsIn<M, Name>) {
    if (useIsBuilt()) return tag && createElement(tag, AS_BUILT);
    return createElement(Suspense, null, createElement(Live, props));
  }
  return Object.assign(BuiltAside, { preload: Live.preload });
}

/** Loads the code of components that are about to be rendered, as far as they are parts. */
export async function preloadParts(components: readonly object[]): Promise<void> {
  await Promise.all(components.map((component: Preloadable) => component.preload?.()));
}

/** Loads a module, and parts that are rendered with it. */
export async function loadWith<M>(loading: Promise<M>, parts: readonly object[]): Promise<M> {
  const [loaded] = await Promise.all([loading, preloadParts(parts)]);
  return loaded;
}
