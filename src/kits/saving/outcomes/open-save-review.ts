import type { useRegistry } from '@wordpress/data';

import { store } from '@/data/store';

type Registry = ReturnType< typeof useRegistry >;

/**
 * Opens the review of unsaved changes. Reasons why records were not saved still are there; results of records that were all saved are not.
 *
 * @param registry Registry of the stores.
 */
export function openSaveReview( registry: Registry ): void {
	const { forgetSaveResults, setIsSaveViewOpened } =
		registry.dispatch( store );
	const hasUnsaved = Object.values(
		registry.select( store ).getSaveResults()
	).some( ( { status } ) => status !== 'saved' );
	if ( ! hasUnsaved ) {
		void forgetSaveResults();
	}
	void setIsSaveViewOpened( true );
}
