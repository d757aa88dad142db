import { useMemo, type RefObject } from 'react';
import type { View } from '@wordpress/dataviews';

import type { ListView } from '../types';
import { restoreFields } from './fit-fields';
import { useFittingFields } from './use-fitting-fields';

/** Input of {@link useShownView}. */
export interface ShownViewInput {
	view: ListView;
	/** Element with the list. */
	container: RefObject< HTMLElement >;
	/** Whether a panel is beside the list. */
	hasPanel: boolean;
	/** Called with the view that a person asks for. */
	onChange: ( view: ListView ) => void;
}

/** A view as DataViews shows it. */
export interface ShownView {
	shownView: View;
	handleChangeView: ( changed: View ) => void;
}

/**
 * Returns a view with the fields for which there is room; a change of it leaves the other fields in the view.
 *
 * @param input The view, and where it is shown.
 */
export function useShownView( {
	view,
	container,
	hasPanel,
	onChange,
}: ShownViewInput ): ShownView {
	const fittingFields = useFittingFields( container, view, hasPanel );
	const shownView = useMemo(
		() => toShownView( view, fittingFields ),
		[ view, fittingFields ]
	);
	const handleChangeView = ( changed: View ) =>
		onChange( {
			...( changed as ListView ),
			fields: restoreFields(
				view.fields ?? [],
				fittingFields,
				changed.fields ?? []
			),
			infiniteScrollEnabled: view.infiniteScrollEnabled ?? false,
		} );
	return { shownView, handleChangeView };
}

// More than a page that has been scrolled to is one page to DataViews: it then neither pages nor drops rows.
function toShownView( view: ListView, fields: readonly string[] ): View {
	return {
		...view,
		fields: [ ...fields ],
		infiniteScrollEnabled: false,
		...( view.infiniteScrollEnabled ? { page: 1 } : {} ),
	} as View;
}
