import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';

import { getBootPayload } from '@/data/site/boot-payload';

/** The site's title as it was last saved. */
export function SavedSiteTitle() {
	const title = useSelect( ( select ) => {
		const site = select( coreStore ).getEntityRecord( 'root', 'site' ) as
			| { title?: string }
			| undefined;
		return site?.title;
	}, [] );
	return <>{ decodeEntities( title ?? '' ) || getBootPayload().siteTitle }</>;
}
