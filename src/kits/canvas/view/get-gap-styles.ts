/**
 * Returns the style sheet that puts no gap before the first visible block. The host's own rule is about first children, which may be
 * hidden blocks, or styles. This one is as specific.
 *
 * @param hidden Selector of hidden blocks.
 */
export function getGapStyles( hidden: string ): string {
	return `:root :where(.is-layout-flow, .is-layout-constrained) > :nth-child(1 of :where([data-block]:not(${ hidden }))) { margin-block-start: 0; }`;
}
