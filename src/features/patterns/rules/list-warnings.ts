import { __ } from '@wordpress/i18n';

import type { Usage } from '@/features/usage';
import { containsItself } from './contains-itself';
import type { PatternItem } from './types';

/**
 * Returns the warnings about a pattern or part, for example that it contains itself, or is not published.
 *
 * @param item  The pattern or part.
 * @param usage Places that use it; undefined until they are known.
 */
export function listWarnings(
	item: Pick<
		PatternItem,
		'type' | 'id' | 'wpId' | 'status' | 'hasLostFile'
	>,
	usage: Pick< Usage, 'items' | 'total' | 'hidden' > | undefined
): readonly string[] {
	const isPattern = item.type === 'wp_block';
	const warnings: string[] = [];
	if ( item.hasLostFile ) {
		warnings.push(
			__(
				'The theme no longer provides this template part. This is your copy.',
				'atelier'
			)
		);
	}
	if ( usage && containsItself( item, usage.items ) ) {
		warnings.push(
			isPattern
				? __(
						'This pattern contains itself. Nothing is shown in that place.',
						'atelier'
				  )
				: __(
						'This template part contains itself. Nothing is shown in that place.',
						'atelier'
				  )
		);
	}
	const isUsed = usage !== undefined && usage.total + usage.hidden > 0;
	if ( isPattern && isUsed && ( item.status ?? 'publish' ) !== 'publish' ) {
		warnings.push(
			item.status === 'trash'
				? __(
						'This pattern is in the trash. Visitors see nothing in its places until it is restored.',
						'atelier'
				  )
				: __(
						'This pattern is not published. Visitors see nothing in its places until it is.',
						'atelier'
				  )
		);
	}
	return warnings;
}
