/**
 * Returns whether the theme puts gaps between blocks. In theme.json `null` means that it does not.
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
