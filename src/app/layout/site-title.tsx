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

/** The site's title: as it was printed with the page, and as it was saved since then. */
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
