import { lazyPart } from '@/components/lazy-part';
import { getBootPayload } from '@/data/site/boot-payload';
import { useHasRecords } from './use-has-records';

const SavedSiteTitle = lazyPart(
	() =>
		import( /* webpackChunkName: "records" */ './saved-site-title' ).then(
			( module ) => module.SavedSiteTitle
		),
	<PrintedSiteTitle />
);

/** The site's title: the one printed with the page, and for a person who may edit it the saved one, once core-data has loaded. */
export function SiteTitle() {
	const hasRecords = useHasRecords();
	const { rights } = getBootPayload();
	return hasRecords && rights.manageOptions ? (
		<SavedSiteTitle />
	) : (
		<PrintedSiteTitle />
	);
}

function PrintedSiteTitle() {
	return <>{ getBootPayload().siteTitle }</>;
}
