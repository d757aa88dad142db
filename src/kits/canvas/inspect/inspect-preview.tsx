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
	/** Whether it is the canvas of the editor, whose own menu asks for the inspection. */
	isEditing?: boolean;
	/** Whether the button is in the preview; else it is among the toggles over it. */
	hasButton?: boolean;
}

/**
 * Lets a preview be inspected: by a button, by the key I where the focus is in the preview or its page, by the menu of the editor.
 * Nothing is loaded for it before.
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
	// The page that was inspected is another one then, or none.
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
