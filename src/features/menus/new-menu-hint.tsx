import { __, sprintf } from '@wordpress/i18n';

import { useResource } from '@/data/reads/use-resource';
import { formatRecordTitle } from '@/data/writes/record-title';
import { menuOverviewResource, type FrontPlace } from './reads/menu-links';
import { useMenus } from './use-menus';

/** Hint that visitors do not see a new menu yet. */
export function NewMenuHint() {
	const { data } = useResource( menuOverviewResource );
	const { menus } = useMenus();
	const place = data?.front.place;
	const shown = menus.find( ( { id } ) => id === place?.menu );
	return (
		<p className="atelier-navigation__hint">
			{ describe( place, shown && formatRecordTitle( shown.title ) ) }
		</p>
	);
}

function describe(
	place: FrontPlace | null | undefined,
	shown: string | undefined
): string {
	if ( ! place ) {
		return __(
			'It begins as a draft, which visitors do not see.',
			'atelier'
		);
	}
	return shown === undefined
		? sprintf(
				/* translators: %s: name of a place, for example "Header". */
				__(
					'It begins as a draft. Once it has items and is saved, visitors see it in %s.',
					'atelier'
				),
				place.title
		  )
		: sprintf(
				/* translators: 1: title of a menu. 2: name of a place, for example "Header". */
				__(
					'It begins as a draft: visitors go on seeing “%1$s” in %2$s. Once it has items and is saved, you can show it there.',
					'atelier'
				),
				shown,
				place.title
		  );
}
