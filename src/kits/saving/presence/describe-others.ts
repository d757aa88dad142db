import { _n, sprintf } from '@wordpress/i18n';

import type { OtherPerson } from '@/data/reads/open-records';
import { joinNames } from '@/utils/join-names';

const MAX_NAMES = 3;

/**
 * Returns the sentence that says who else has a record open.
 *
 * @param type   Type of the record.
 * @param others The others, at least one.
 */
export function describeOthers(
	type: string,
	others: readonly OtherPerson[]
): string {
	const names = others.slice( 0, MAX_NAMES ).map( ( { name } ) => name );
	const more = others.length - names.length;
	const list = joinNames( [
		...names,
		...( more > 0
			? [
					sprintf(
						/* translators: %d: number of people. */
						_n( '%d more', '%d more', more, 'atelier' ),
						more
					),
			  ]
			: [] ),
	] );
	return toSentence( type, list, others.length );
}

function toSentence( type: string, list: string, count: number ): string {
	switch ( type ) {
		case 'page':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this page.',
					'%s are editing this page.',
					count,
					'atelier'
				),
				list
			);
		case 'post':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this post.',
					'%s are editing this post.',
					count,
					'atelier'
				),
				list
			);
		case 'wp_template':
		case 'wp_registered_template':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this template.',
					'%s are editing this template.',
					count,
					'atelier'
				),
				list
			);
		case 'wp_template_part':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this template part.',
					'%s are editing this template part.',
					count,
					'atelier'
				),
				list
			);
		case 'wp_block':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this pattern.',
					'%s are editing this pattern.',
					count,
					'atelier'
				),
				list
			);
		case 'wp_navigation':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s has this menu open, too.',
					'%s have this menu open, too.',
					count,
					'atelier'
				),
				list
			);
		case 'wp_global_styles':
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s has the styles open, too.',
					'%s have the styles open, too.',
					count,
					'atelier'
				),
				list
			);
		default:
			return sprintf(
				/* translators: %s: names of people. */
				_n(
					'%s is editing this item.',
					'%s are editing this item.',
					count,
					'atelier'
				),
				list
			);
	}
}
