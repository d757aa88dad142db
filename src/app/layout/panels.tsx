import { useRef, type RefObject } from 'react';

import { useCoverFocus } from '@/focus';
import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import type { AreaFit } from './fit-areas';
import { PreviewSwitch } from './preview-switch';

/** Props of {@link Panels}. */
export interface PanelsProps {
	fit: AreaFit;
	/** Name of the screen; undefined where it has none. */
	title: string | undefined;
	/** Whether the preview is shown in their place. */
	isPreviewed: boolean;
	/** Whether a button leads to it. */
	hasSwitch: boolean;
	/** Holds the element of the preview. */
	preview: RefObject< HTMLElement >;
}

/** The areas between the sidebar and the preview, as far as there is room for them. */
export function Panels( {
	fit,
	title,
	isPreviewed,
	hasSwitch,
	preview,
}: PanelsProps ) {
	const { areas, widths } = useRoute();
	const content = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const isCovered = fit === 'single' && !! areas.edit;
	useCoverFocus( content, edit, isCovered );
	useCoverFocus( content, preview, isPreviewed );
	return (
		<>
			{ areas.content && (
				<AreaFrame
					frameRef={ content }
					name="content"
					label={ title }
					// The last one grows into the place of those that have none.
					width={ fit === 'all' ? widths.content : undefined }
					isHidden={ isCovered || isPreviewed }
				>
					{ areas.content }
					{ hasSwitch && (
						<PreviewSwitch title={ title } isPreviewed={ false } />
					) }
				</AreaFrame>
			) }
			{ areas.edit && (
				<AreaFrame
					frameRef={ edit }
					name="edit"
					width={ fit === 'single' ? undefined : widths.edit }
					isCovering={ isCovered && !! areas.content }
					isHidden={ isPreviewed }
				>
					{ areas.edit }
				</AreaFrame>
			) }
		</>
	);
}
