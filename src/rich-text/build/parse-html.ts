import { fromParse5 } from 'hast-util-from-parse5';
import {
  defaultTreeAdapter,
  Parser,
  type Token,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';
import type { Root } from 'hast';

/** Nesting beyond this is flattened, as browsers do at 512; the later steps recurse. */
const MAX_DEPTH = 64;
/** Elements of one text, those included that the parser adds; what follows is read as text. */
const MAX_ELEMENTS = 30_000;
const MAX_ATTRIBUTES = 40;
/** Formatting elements that the parser reopens in each paragraph. */
const MAX_OPEN_FORMATS = 12;

const formats = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
/** They end by themselves, or hold no elements, and so add no depth that lasts. */
const shallow = new Set(
  'area base br col embed hr img input link meta param source track wbr script style textarea title xmp'.split(
    ' ',
  ),
);

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;

/**
 * Nodes moved out of a table go to the end of a long list of siblings: searching from there keeps hostile texts from
 * taking quadratic time.
 */
const adapter: Adapter = {
  ...defaultTreeAdapter,
  insertBefore(parent, node, reference) {
    parent.childNodes.splice(parent.childNodes.lastIndexOf(reference), 0, node);
    node.parentNode = parent;
  },
  insertTextBefore(parent, value, reference) {
    const previous = parent.childNodes[parent.childNodes.lastIndexOf(reference) - 1];
    if (previous && defaultTreeAdapter.isTextNode(previous)) previous.value += value;
    else adapter.insertBefore(parent, adapter.createTextNode(value), reference);
  },
  detachNode(node) {
    if (!node.parentNode) return;
    node.parentNode.childNodes.splice(node.parentNode.childNodes.lastIndexOf(node), 1);
    node.parentNode = null;
  },
};

class CappedParser extends Parser<DefaultTreeAdapterMap> {
  counter = { elements: 0 };
  private openFormats = 0;

  override onComment(): void {
    // Dropped here, so that the texts beside one are one node.
  }

  override onStartTag(token: Token.TagToken): void {
    if (this.counter.elements >= MAX_ELEMENTS) return;
    if (this.openElements.stackTop >= MAX_DEPTH && !shallow.has(token.tagName)) return;
    if (formats.has(token.tagName)) {
      if (this.openFormats >= MAX_OPEN_FORMATS) return;
      this.openFormats += 1;
    }
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    // These two make an element even where none is open.
    if (/^(?:p|br)$/.test(token.tagName) && this.counter.elements >= MAX_ELEMENTS) return;
    if (formats.has(token.tagName)) this.openFormats = Math.max(0, this.openFormats - 1);
    super.onEndTag(token);
  }
}

/** The part of parse5's tokenizer that looks through all attributes of a tag for each new one. */
interface AttributeReader {
  currentToken: Token.TagToken | null;
  _leaveAttrName: () => void;
}

function capAttributes(reader: AttributeReader): void {
  const leave = reader._leaveAttrName;
  reader._leaveAttrName = function leaveWithinLimit() {
    if ((this.currentToken?.attrs.length ?? 0) < MAX_ATTRIBUTES) leave.call(this);
  };
}

/**
 * Parses a fragment as a browser without scripts does, in linear time for any input, without comments: in place of
 * rehype-parse, whose depth has no limit.
 */
export function parseHtml(html: string): Root {
  const counter = { elements: 0 };
  const parser = CappedParser.getFragmentParser(null, {
    treeAdapter: {
      ...adapter,
      createElement(tagName, namespace, attributes) {
        counter.elements += 1;
        return adapter.createElement(tagName, namespace, attributes);
      },
    },
    scriptingEnabled: false,
    sourceCodeLocationInfo: false,
  });
  if (parser instanceof CappedParser) parser.counter = counter;
  // The field is private to parse5; the fixed version and a test with a million attributes hold it.
  capAttributes(parser.tokenizer as unknown as AttributeReader);
  parser.tokenizer.write(html, true);
  const tree = fromParse5(parser.getFragment());
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
