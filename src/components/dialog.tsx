import type { ComponentProps } from 'react';
import { Modal } from '@wordpress/components';

import { AreaBoundary } from './area-boundary';

/** Props of {@link Dialog}: those of the host's modal. */
export type DialogProps = ComponentProps< typeof Modal >;

/** The host's modal, which stays and can be closed when its content fails. */
export function Dialog( { children, ...props }: DialogProps ) {
	return (
		<Modal { ...props }>
			<AreaBoundary>{ children }</AreaBoundary>
		</Modal>
	);
}
