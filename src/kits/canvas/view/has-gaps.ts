/**
 * Returns whether the theme puts gaps between blocks. Theme.json says null where it puts none.
 *
 * @param settings Settings of the editor from the server.
 */
export function hasGaps( {
	__experimentalFeatures: features,
}: Readonly< Record< string, unknown > > ): boolean {
	const { spacing } = ( features ?? {} ) as {
		spacing?: { blockGap?: boolean | null };
	};
	return ( spacing?.blockGap ?? null ) !== null;
}
