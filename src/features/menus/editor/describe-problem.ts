import { __ } from '@wordpress/i18n';

import type { MenuProblemKind } from '../rules/find-problems';

const TEXTS: Readonly< Record< MenuProblemKind, () => string > > = {
	'no-label': () => __( 'The item has no label.', 'atelier' ),
	'no-address': () => __( 'The item has no link.', 'atelier' ),
	nowhere: () =>
		__( 'There is nothing at the address of the item.', 'atelier' ),
	gone: () => __( 'The linked content was deleted.', 'atelier' ),
	trash: () => __( 'The linked content is in the trash.', 'atelier' ),
	draft: () =>
		__(
			'The linked content is not published: visitors do not see the item.',
			'atelier'
		),
	private: () => __( 'The linked content is private.', 'atelier' ),
	moved: () =>
		__( 'The item has an old address of the linked content.', 'atelier' ),
	duplicate: () =>
		__( 'Another item of the menu has the same link.', 'atelier' ),
};

/**
 * Returns the sentence about a problem of an item.
 *
 * @param kind Kind of the problem.
 */
export function describeProblem( kind: MenuProblemKind ): string {
	return TEXTS[ kind ]();
}
