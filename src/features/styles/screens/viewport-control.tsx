import { StateControl } from '@/wordpress/style-panels';
import { DEFAULT_STATE, type StyleState } from '../rules/style-states';

/** Props of {@link ViewportControl}. */
export interface ViewportControlProps {
	/** Viewports to choose from. */
	viewports: readonly StyleState[];
	/** Chosen viewport. */
	value: string;
	onChange: ( viewport: string ) => void;
}

const NO_STATES: readonly StyleState[] = [];

/** Control that chooses the viewport to which styles are limited. */
export function ViewportControl( {
	viewports,
	value,
	onChange,
}: ViewportControlProps ) {
	return (
		<StateControl
			viewportStates={ viewports }
			pseudoStates={ NO_STATES }
			viewportValue={ value }
			pseudoStateValue={ DEFAULT_STATE }
			onChangeViewport={ onChange }
			onChangePseudoState={ () => {} }
		/>
	);
}
