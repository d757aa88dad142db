import { __ } from '@wordpress/i18n';

import type { Choices } from './choose-rows';
import type { JudgedRecord } from './types';

/** Kinds whose records are created live when they are imported into a draft. */
const INERT: readonly string[] = [ 'font', 'look' ];

/**
 * Describes the effect of importing the chosen records into a draft.
 *
 * @param rows    Records of the file.
 * @param choices Choices.
 * @param isNew   Whether the draft is a new one.
 */
export function describeDraftImport(
	rows: readonly JudgedRecord[],
	choices: Choices,
	isNew: boolean
): readonly string[] {
	const chosen = rows.filter( ( { key } ) => choices.has( key ) );
	const sentences: string[] = [
		__(
			'In a draft you look at it on the whole site before anybody else sees it.',
			'atelier'
		),
		isNew
			? __( 'Without a draft the site changes at once.', 'atelier' )
			: '',
		chosen.some( ( { kind } ) => INERT.includes( kind ) )
			? __(
					'Fonts and saved styles are added at once; nothing shows them before the draft is published.',
					'atelier'
			  )
			: '',
		chosen.some(
			( { key, kind, state } ) =>
				kind === 'pattern' &&
				state === 'different' &&
				choices.get( key ) === 'replace'
		)
			? __(
					'Patterns that are on this site keep their categories there.',
					'atelier'
			  )
			: '',
	];
	return sentences.filter( ( sentence ) => sentence !== '' );
}
