import {
	lazy,
	Suspense,
	useCallback,
	useMemo,
	useState,
	type ReactNode,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';

import { useResource } from '@/data/reads/use-resource';
import { useHostScript } from '@/wordpress/use-host-script';
import { previewFrameResource } from './preview-frame';
import { PreviewContext } from './preview-context';
import { previewQueue } from './preview-queue';
import { previewsSlot } from './previews-slot';

// Styles can have unsaved edits only where the block editor is loaded.
const UnsavedStyles = lazy( () =>
	previewsSlot
		.get()
		.loadUnsavedStyles()
		.then( ( component ) => ( { default: component } ) )
);

/**
 * Provides the document of a list's previews, with the site's styles as they are being edited. Nothing is requested
 * until the first preview is visible: the rows load first.
 */
export function PreviewProvider( { children }: { children: ReactNode } ) {
	const [ isAsked, setIsAsked ] = useState( false );
	const { data: frame, error } = useResource( previewFrameResource, isAsked );
	const [ unsavedCss, setUnsavedCss ] = useState< string >();
	const canHaveEdits = useHostScript( 'wp-block-editor' );
	const ask = useCallback( () => setIsAsked( true ), [] );
	const surroundings = useMemo(
		() => ( { frame, error, unsavedCss, queue: previewQueue, ask } ),
		[ frame, error, unsavedCss, ask ]
	);
	return (
		<PreviewContext.Provider value={ surroundings }>
			{ children }
			{ isAsked && canHaveEdits && (
				<ErrorBoundary fallback={ null }>
					<Suspense fallback={ null }>
						<UnsavedStyles onChange={ setUnsavedCss } />
					</Suspense>
				</ErrorBoundary>
			) }
		</PreviewContext.Provider>
	);
}
