import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';

import { getWriteParticipants } from '@/data/writes/write-participants';
import { createCurrentPostSaver } from './create-current-post-saver';

/** Makes saves of the record in the editor go through the editor, while its caller is mounted. */
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
