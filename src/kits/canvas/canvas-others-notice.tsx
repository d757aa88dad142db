import { useContext } from 'react';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';

import { OthersNotice } from '@/kits/saving/presence';
import { CanvasReadyContext } from './canvas-ready';
import type { CanvasRecord } from './types';

/** Props of {@link CanvasOthersNotice}. */
export interface CanvasOthersNoticeProps extends CanvasRecord {
	isEditing: boolean;
	/** Whether the canvas is beside a screen that is about something else. */
	isAside?: boolean;
}

/** A notice over a ready canvas about other people who have its record open. */
export function CanvasOthersNotice( {
	postType,
	postId,
	isEditing,
	isAside = false,
}: CanvasOthersNoticeProps ) {
	const isReady = useContext( CanvasReadyContext );
	const hasEdits = useSelect(
		( select ) =>
			select( coreStore ).hasEditsForEntityRecord(
				'postType',
				postType,
				postId
			),
		[ postType, postId ]
	);
	return isReady && ( isEditing || hasEdits || ! isAside ) ? (
		<OthersNotice
			record={ { type: postType, id: postId } }
			isEditing={ isEditing || hasEdits }
			place="canvas"
		/>
	) : null;
}
