import type { WhyConfigs } from '../rules/why/cascade';
import type { SentSheet } from '../rules/why/sheet-source';
import type { StyleNode } from '../rules/why/style-nodes';

/** Facts about a document and the site. */
export interface ExplainContext {
	configs: WhyConfigs;
	nodes: readonly StyleNode[];
	/** Media queries of the viewports that styles can be limited to. */
	viewports: Readonly< Record< string, string > >;
	/** Sheets that came with the editor's settings. */
	sent: readonly SentSheet[];
	homeUrl: string;
}
