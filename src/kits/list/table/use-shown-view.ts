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
	/** Called with the view that a person requests. */
	onChange: ( view: ListView ) => void;
}

/** A view in the form for DataViews, and the handler of its changes. */
export interface ShownView {
	shownView: View;
	handleChangeView: ( changed: View ) => void;
}

/**
 * Returns a view with the fields that fit. A change of it keeps the other fields in the view.
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

// With infinite scroll all rows are one page for DataViews, so that it neither pages nor drops rows.
function toShownView( view: ListView, fields: readonly string[] ): View {
	return {
		...view,
		fields: [ ...fields ],
		infiniteScrollEnabled: false,
		...( view.infiniteScrollEnabled ? { page: 1 } : {} ),
	} as View;
}
