import { _n, sprintf } from '@wordpress/i18n';

import { joinNames } from '@/utils/join-names';

// A notice has no space for more.
const MAX_NAMED = 5;

/**
 * Returns the sentence that names the markup that the site removed from a saved record.
 *
 * @param title Title of the record.
 * @param names Elements, attributes, and attributes of blocks: `<script>`, `onclick`, `style.css`.
 */
export function describeDropped(
	title: string,
	names: readonly string[]
): string {
	const shown = names.slice( 0, MAX_NAMED );
	return sprintf(
		/* translators: 1: title of a record. 2: names of elements and attributes of HTML, for example "<script>, onclick". */
		_n(
			'“%1$s” was saved without something that you may not use on this site: %2$s.',
			'“%1$s” was saved without some things that you may not use on this site: %2$s.',
			names.length,
			'atelier'
		),
		title,
		joinNames( [
			...shown,
			...( names.length > MAX_NAMED ? [ '…' ] : [] ),
		] )
	);
}
