import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';

import { AreaError } from '@/components/area-error';
import { AreaLoader } from '@/components/area-loader';
import { useServerSettings } from '@/data/store/use-server-settings';
import { loadBlocks } from '@/kits/canvas';
import type { InspectorProps } from '@/kits/canvas/inspect';
import { GlobalStylesProvider } from '../config/provider';
import { InspectLayer } from './inspect-layer';
import { useContentRect } from './use-content-rect';
// Swatches and marks of origin look as in the panel.
import '../style.scss';
import './style.scss';

/** Layer over a preview: the hovered element is outlined, and the chosen one is explained. */
export function Inspector( props: InspectorProps ) {
	const { settings, error: settingsError, retry } = useServerSettings();
	const [ blocks, setBlocks ] = useState< 'loading' | 'there' | unknown >(
		'loading'
	);
	const [ attempt, setAttempt ] = useState( 0 );
	useEffect( () => {
		let isCurrent = true;
		loadBlocks().then(
			() => isCurrent && setBlocks( 'there' ),
			( reason: unknown ) => isCurrent && setBlocks( reason )
		);
		return () => {
			isCurrent = false;
		};
	}, [ attempt ] );
	const error =
		settingsError ??
		( blocks === 'loading' || blocks === 'there' ? undefined : blocks );
	const loader = (
		<AreaLoader label={ __( 'Loading the styles', 'atelier' ) } />
	);
	const part = useRef< HTMLElement >( null );
	const rect = useContentRect( part, props.findFrame );
	return (
		<section
			ref={ part }
			style={ rect && { inset: 'auto', ...rect } }
			className="atelier-inspector"
			aria-label={ __( 'Inspect', 'atelier' ) }
		>
			{ error !== undefined && (
				<AreaError
					error={ error }
					onRetry={ () => {
						retry();
						setBlocks( 'loading' );
						setAttempt( attempt + 1 );
					} }
				/>
			) }
			{ error === undefined &&
				( ! settings || blocks !== 'there' ) &&
				loader }
			{ error === undefined && settings && blocks === 'there' && (
				<GlobalStylesProvider
					editorSettings={ settings }
					fallback={ loader }
					renderError={ ( reason, onRetry ) => (
						<AreaError error={ reason } onRetry={ onRetry } />
					) }
				>
					<InspectLayer { ...props } />
				</GlobalStylesProvider>
			) }
		</section>
	);
}
