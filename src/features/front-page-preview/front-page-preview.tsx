import { useRef, type ReactNode } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '@/features/block-canvas';
import { SitePreview } from './site-preview';
import './style.scss';

/** Props of {@link FrontPagePreview}. */
export interface FrontPagePreviewProps {
	/** What stands over the preview. What has been shown stays loaded beneath, out of sight and reach. */
	cover?: ReactNode;
}

/**
 * The canvas of what the front page shows. For a classic theme, and for whoever may not read the design that the canvas is made of, the
 * site itself.
 */
export function FrontPagePreview( { cover }: FrontPagePreviewProps ) {
	const { canvas, rights } = getBootPayload();
	const isCovered = !! cover;
	const wasShown = useRef( false );
	wasShown.current ||= ! isCovered;
	return (
		<>
			{ wasShown.current && (
				<div
					className={ `atelier-front-page-preview ${
						isCovered ? 'is-covered' : ''
					}` }
				>
					{ canvas && rights.editDesign ? (
						<RecordCanvas { ...canvas } isAside />
					) : (
						<SitePreview />
					) }
				</div>
			) }
			{ isCovered && (
				<div className="atelier-front-page-preview__cover">
					{ cover }
				</div>
			) }
		</>
	);
}
