import { useGlobalStyles } from '../config/use-global-styles';
import { countRevisions } from '../rules/count-revisions';

/** Returns the number of revisions of the styles. */
export function useRevisionCount(): number {
	return countRevisions( useGlobalStyles().user._links );
}
