import { useRef, type RefObject } from 'react';

import { useCoverFocus } from '@/focus';
import { CurrentRouteContext, useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import type { AreaFit } from './fit-areas';
import { PreviewSwitch } from './preview-switch';
import { useLeftContent } from './use-left-content';

/** Props of {@link Panels}. */
export interface PanelsProps {
	fit: AreaFit;
	/** Name of the screen; undefined where it has none. */
	title: string | undefined;
	/** Whether the preview is shown instead of them. */
	isPreviewed: boolean;
	/** Whether there is a button that shows the preview. */
	hasSwitch: boolean;
	/** Ref to the element of the preview. */
	preview: RefObject< HTMLElement >;
}

/** The areas between the sidebar and the preview that fit in the window. */
export function Panels( {
	fit,
	title,
	isPreviewed,
	hasSwitch,
	preview,
}: PanelsProps ) {
	const route = useRoute();
	const { areas, widths } = route;
	const { left, visits } = useLeftContent( route );
	const shown = left ?? route;
	const content = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const isCovered = fit === 'single' && !! areas.edit;
	useCoverFocus( content, edit, isCovered );
	useCoverFocus( content, preview, isPreviewed );
	return (
		<>
			{ shown.areas.content && (
				<CurrentRouteContext.Provider key={ visits } value={ shown }>
					<AreaFrame
						frameRef={ content }
						name="content"
						label={ left ? undefined : title }
						// Where not all areas fit, the content grows.
						width={
							fit === 'all' ? shown.widths.content : undefined
						}
						isHidden={ isCovered || isPreviewed || !! left }
						isInert={ !! left }
					>
						{ shown.areas.content }
						{ hasSwitch && ! left && (
							<PreviewSwitch
								title={ title }
								isPreviewed={ false }
							/>
						) }
					</AreaFrame>
				</CurrentRouteContext.Provider>
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
