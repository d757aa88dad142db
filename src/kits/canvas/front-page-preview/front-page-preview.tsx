import { useRef, type ReactNode } from 'react';

import { getBootPayload } from '@/data/site/boot-payload';
import { RecordCanvas } from '..';
import { SitePreview } from './site-preview';
import './style.scss';

/** Props of {@link FrontPagePreview}. */
export interface FrontPagePreviewProps {
	/** Cover of the preview. A preview that has been shown stays loaded beneath it, out of sight and reach. */
	cover?: ReactNode;
	/** A record that is shown in place of the front page; what was shown before it stays until it can be seen. */
	instead?: { postType: string; postId: string } | undefined;
}

/**
 * The canvas of the record that the front page shows. For a classic theme, and for a person who may not edit the design, the site itself.
 */
export function FrontPagePreview( { cover, instead }: FrontPagePreviewProps ) {
	const { canvas, rights } = getBootPayload();
	const record = instead ?? ( rights.editDesign ? canvas : null );
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
					{ record ? (
						<RecordCanvas { ...record } isAside={ ! instead } />
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
