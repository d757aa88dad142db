import { __, _n, sprintf } from '@wordpress/i18n';

import { usageResource } from '@/features/usage';
import { useResource } from '@/data/reads/use-resource';

/** Props of {@link LinkedHint}. */
export interface LinkedHintProps {
	/** Id of the menu. */
	id: number;
}

/**
 * Hint that the places of a menu are linked: copies of a header, a pattern or a Navigation block show the menu of their original. Nothing for a
 * menu with fewer than two places.
 */
export function LinkedHint( { id }: LinkedHintProps ) {
	const { data } = useResource( usageResource, 'menu', id, 1 );
	const places = data ? data.total + data.hidden : 0;
	if ( places < 2 ) {
		return null;
	}
	return (
		<p className="atelier-navigation__linked">
			{ sprintf(
				/* translators: %d: number of places. */
				_n(
					'%d place shows this menu and stays linked to it: a change appears there at once.',
					'%d places show this menu and stay linked to it: a change appears in all of them.',
					places,
					'atelier'
				),
				places
			) }{ ' ' }
			{ __(
				'To change one place alone, duplicate the menu and choose the copy there.',
				'atelier'
			) }
		</p>
	);
}
