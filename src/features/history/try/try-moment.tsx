import { __ } from '@wordpress/i18n';

import { TryHere } from '@/features/drafts';
import { loadMomentChanges } from './load-moment-changes';

/** Props of {@link TryMoment}. */
export interface TryMomentProps {
	/** The moment. */
	at: string;
	/** Name of the draft. */
	name: string;
}

/** Button that restores the design of a moment in a draft. */
export function TryMoment( { at, name }: TryMomentProps ) {
	return (
		<TryHere
			variant="secondary"
			size="compact"
			name={ name }
			note={ __(
				'What was changed since is as it was then. What was made, deleted or reset since stays as it is.',
				'atelier'
			) }
			getChanges={ () => loadMomentChanges( at ) }
		/>
	);
}
