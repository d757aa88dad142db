import { useSelect } from '@wordpress/data';
import { store as preferencesStore } from '@wordpress/preferences';

/** Returns whether the person prefers names of buttons to icons (*Show button text labels*). */
export function useShowsIconLabels(): boolean {
	return useSelect(
		( select ) =>
			Boolean(
				select( preferencesStore ).get( 'core', 'showIconLabels' )
			),
		[]
	);
}
