import { __ } from '@wordpress/i18n';

import { useNavigate } from '@/router';
import { getEditTarget } from './get-edit-target';
import type { WalkReport } from './rules/read-report';

/** Props of {@link EditCover}. */
export interface EditCoverProps {
	report: WalkReport | undefined;
}

/** A button over the whole page that opens the editor; an inactive cover where that is not in Design, or the person may not edit. */
export function EditCover( { report }: EditCoverProps ) {
	const { navigate } = useNavigate();
	const target = getEditTarget( report );
	return target && 'path' in target ? (
		<button
			type="button"
			className="atelier-walk__cover"
			data-enters-edit
			aria-label={ __( 'Edit', 'atelier' ) }
			onClick={ () => navigate( target.path ) }
		/>
	) : (
		<div className="atelier-walk__cover is-idle" />
	);
}
