import { Notice, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState, type ReactNode } from 'react';

import { getRetryLabel } from '@/utils/action-labels';
import { loadMediaLibrary } from '@/wordpress/enqueued-scripts';

type Progress = 'loading' | 'ready' | 'failed';

async function loadMediaUpload(): Promise< void > {
	const { registerMediaUpload } = await import( '@/wordpress/media-upload' );
	registerMediaUpload();
}

/** Renders its children, which open the media library, once that is loaded. */
export function MediaLibraryGate( { children }: { children: ReactNode } ) {
	const [ progress, setProgress ] = useState< Progress >( 'loading' );
	useEffect( () => {
		let isCurrent = true;
		if ( progress === 'loading' ) {
			Promise.all( [ loadMediaLibrary(), loadMediaUpload() ] ).then(
				() => isCurrent && setProgress( 'ready' ),
				() => isCurrent && setProgress( 'failed' )
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ progress ] );

	if ( progress === 'loading' ) {
		return <Spinner />;
	}
	if ( progress === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{
						label: getRetryLabel(),
						onClick: () => setProgress( 'loading' ),
					},
				] }
			>
				{ __( 'The media library could not be loaded.', 'atelier' ) }
			</Notice>
		);
	}
	return children;
}
