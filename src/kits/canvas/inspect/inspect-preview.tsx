import { useCallback, useEffect, useRef } from 'react';

import { AreaBoundary } from '@/components/area-boundary';
import { lazyPart } from '@/components/lazy-part';
import { findShownFrame } from './find-shown-frame';
import { InspectButton } from './inspect-button';
import { inspectSlot } from './inspect-slot';
import { listenForKey } from './listen-for-key';
import { setIsInspecting, useIsInspecting } from './inspection-switch';
import type { InspectorProps } from './types';
import './style.scss';

const Inspector = lazyPart< InspectorProps >( () =>
	inspectSlot.get().loadInspector()
);

/** The block that is selected in the editor. */
const SELECTED = '[data-block].is-selected';

/** Props of {@link InspectPreview}. */
export interface InspectPreviewProps {
	/** Whether it is the canvas of the editor, whose own menu begins the inspection. */
	isEditing?: boolean;
	/** Whether the button is in the preview; else it is among the toggles over it. */
	hasButton?: boolean;
}

/**
 * Makes a preview inspectable: by a button, by the key I while the focus is in the preview or its page, and by the menu
 * of the editor. The inspector is loaded when it is first used.
 */
export function InspectPreview( {
	isEditing = false,
	hasButton = ! isEditing,
}: InspectPreviewProps ) {
	const place = useRef< HTMLDivElement >( null );
	const isOn = useIsInspecting();
	useEffect( () => {
		const preview = place.current?.parentElement;
		return preview
			? listenForKey( preview, isEditing, () => setIsInspecting( true ) )
			: undefined;
	}, [ isEditing ] );
	// After a change of mode the inspected page is replaced or gone.
	useEffect( () => () => setIsInspecting( false ), [ isEditing ] );
	const findFrame = useCallback(
		() => findShownFrame( place.current?.parentElement ?? null ),
		[]
	);
	const handleClose = useCallback( () => setIsInspecting( false ), [] );
	return (
		<>
			<div ref={ place } className="atelier-inspect-button">
				{ hasButton && <InspectButton /> }
			</div>
			{ isOn && (
				<AreaBoundary>
					<Inspector
						findFrame={ findFrame }
						start={ isEditing ? SELECTED : undefined }
						onClose={ handleClose }
					/>
				</AreaBoundary>
			) }
		</>
	);
}
