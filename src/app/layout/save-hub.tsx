import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { SaveHubButton } from '@/components/save-hub-button';
import { useHasRecords } from './use-has-records';

const SaveHubContent = lazyPart(
	() =>
		import( /* webpackChunkName: "records" */ '@/kits/saving' ).then(
			( module ) => module.SaveHubContent
		),
	<NothingToSave />
);

/** The bottom of the sidebar. Without core-data there are no records, so nothing can be unsaved. */
export function SaveHub() {
	const hasRecords = useHasRecords();
	return (
		<div className="atelier-save-hub">
			{ hasRecords ? <SaveHubContent /> : <NothingToSave /> }
		</div>
	);
}

function NothingToSave() {
	return <SaveHubButton label={ __( 'Saved', 'atelier' ) } isDisabled />;
}
