/**
 * Returns the style sheet that removes the gap before the first visible block. The host's own rule matches first
 * children, which may be hidden blocks or style elements. This rule has the same specificity.
 *
 * @param hidden Selector of hidden blocks.
 */
export function getGapStyles( hidden: string ): string {
	return `:root :where(.is-layout-flow, .is-layout-constrained) > :nth-child(1 of :where([data-block]:not(${ hidden }))) { margin-block-start: 0; }`;
}
