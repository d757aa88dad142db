import { useRef } from 'react';

import { useRoute } from '@/router';
import { AreaFrame } from './area-frame';
import type { AreaFit } from './fit-areas';
import { useCoverFocus } from './use-cover-focus';

/** The areas between the sidebar and the preview, as far as there is room for them. */
export function Panels( { fit }: { fit: AreaFit } ) {
	const { areas, widths } = useRoute();
	const content = useRef< HTMLDivElement >( null );
	const edit = useRef< HTMLDivElement >( null );
	const isCovered = fit === 'single' && !! areas.edit;
	useCoverFocus( content, edit, isCovered );
	return (
		<>
			{ areas.content && (
				<AreaFrame
					frameRef={ content }
					name="content"
					// The last one grows into the place of those that have none.
					width={ fit === 'all' ? widths.content : undefined }
					isHidden={ isCovered }
				>
					{ areas.content }
				</AreaFrame>
			) }
			{ areas.edit && (
				<AreaFrame
					frameRef={ edit }
					name="edit"
					width={ fit === 'single' ? undefined : widths.edit }
					isCovering={ isCovered && !! areas.content }
				>
					{ areas.edit }
				</AreaFrame>
			) }
		</>
	);
}
