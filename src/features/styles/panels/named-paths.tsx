import { _n, sprintf } from '@wordpress/i18n';

/** Number of values that are named; a broken import may have hundreds. */
const MAX_NAMED = 8;

/** Names of values by their paths; of many the first ones and the number of the others. */
export function NamedPaths( { paths }: { paths: readonly string[] } ) {
	const more = paths.length - MAX_NAMED;
	return (
		<>
			<code>{ paths.slice( 0, MAX_NAMED ).join( ', ' ) }</code>
			{ more > 0 && (
				<>
					{ ' ' }
					{ sprintf(
						/* translators: %d: number of further values. */
						_n( 'and %d more', 'and %d more', more, 'atelier' ),
						more
					) }
				</>
			) }
		</>
	);
}
