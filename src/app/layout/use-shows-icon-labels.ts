import { useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

/** Whether the person wants to read the names of buttons in place of their icons (*Show button text labels*). */
export function useShowsIconLabels(): boolean {
	return useSelect(
		( select ) =>
			Boolean(
				select( preferencesStore ).get( 'core', 'showIconLabels' )
			),
		[]
	);
}
