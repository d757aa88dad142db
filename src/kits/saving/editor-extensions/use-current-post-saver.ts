import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';

import { getWriteParticipants } from '@/data/writes/write-participants';
import { createCurrentPostSaver } from './create-current-post-saver';

/** Saves the record that the editor has open through the editor, as long as it is shown. */
export function useCurrentPostSaver(): void {
	const registry = useRegistry();
	useEffect(
		() =>
			getWriteParticipants().add(
				'currentPost',
				createCurrentPostSaver( registry )
			),
		[ registry ]
	);
}
