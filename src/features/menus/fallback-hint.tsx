import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { usageResource } from '@/features/usage';
import { useResource } from '@/data/reads/use-resource';

/** Under this name stand the Navigation blocks that name no menu. */
const NO_MENU = '*';

/**
 * Warns that a new menu will be shown at once: Navigation blocks that name no menu show the one that was published last.
 * Says nothing where there is no such block.
 */
export function FallbackHint() {
	const { data } = useResource( usageResource, 'menu', NO_MENU, 1 );
	if ( ! data || data.items.length === 0 ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %1$s: names of places, for example "Header". */
				_n(
					'The site will show the new menu in %1$s: a Navigation block there names no menu, and shows the one that was published last.',
					'The site will show the new menu in %1$s: Navigation blocks there name no menu, and show the one that was published last.',
					data.total,
					'atelier'
				),
				data.items
					.map(
						( { title } ) => title || __( '(no title)', 'atelier' )
					)
					.join( ', ' )
			) }
		</Notice>
	);
}
