import type { ReactNode } from 'react';

import { useFocusOnMount } from '@/focus';

/** Props of {@link ChangeStep}. */
export interface ChangeStepProps {
	/** Whether the dialog opens with it, which gives the focus to its first field. */
	isFirst: boolean;
	children: ReactNode;
}

/** A step of a change. The button that led to it is gone, so that the step itself gets the focus. */
export function ChangeStep( { isFirst, children }: ChangeStepProps ) {
	const step = useFocusOnMount< HTMLDivElement >();
	return (
		<div
			ref={ isFirst ? undefined : step }
			tabIndex={ -1 }
			className="atelier-styles-uses"
		>
			{ children }
		</div>
	);
}
