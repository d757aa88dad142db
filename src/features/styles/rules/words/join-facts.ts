import { __, sprintf } from '@wordpress/i18n';

/** Look of one of several samples of an example. */
export interface SampleFacts {
	/** Name of the sample, where there are several: *H1*. */
	label?: string;
	facts: readonly string[];
}

/**
 * Returns the sentence of an example: the common facts of its samples first, then the others of each.
 *
 * @param samples Its samples.
 */
export function joinFacts( samples: readonly SampleFacts[] ): string {
	const [ first, ...others ] = samples;
	if ( ! first ) {
		return '';
	}
	const isCommon = ( fact: string ) =>
		others.every( ( { facts } ) => facts.includes( fact ) );
	const common = first.facts.filter( isCommon );
	const parts = samples.flatMap( ( { label, facts } ) => {
		const own = facts.filter( ( fact ) => ! common.includes( fact ) );
		if ( own.length === 0 ) {
			return [];
		}
		return label === undefined
			? [ joinList( own ) ]
			: [
					sprintf(
						/* translators: 1: what is described, for example "H1". 2: what it looks like, for example "Inter, 18 px". */
						__( '%1$s: %2$s', 'atelier' ),
						label,
						joinList( own )
					),
			  ];
	} );
	return [
		...( common.length > 0 ? [ joinList( common ) ] : [] ),
		...parts,
	].reduce(
		( before, part ) =>
			before === ''
				? part
				: sprintf(
						/* translators: 1: what is said of some things. 2: what is said of the next one. */
						__( '%1$s; %2$s', 'atelier' ),
						before,
						part
				  ),
		''
	);
}

/**
 * Returns the entries of a list in one text.
 *
 * @param entries The entries.
 */
export function joinList( entries: readonly string[] ): string {
	return entries.reduce(
		( before, entry ) =>
			before === ''
				? entry
				: sprintf(
						/* translators: 1: the first entries of a list. 2: the next one. */
						__( '%1$s, %2$s', 'atelier' ),
						before,
						entry
				  ),
		''
	);
}
