import type { ReactNode } from 'react';

import { useFocusOnMount } from '@/focus';

/** Props of {@link ChangeStep}. */
export interface ChangeStepProps {
	/** Whether the dialog opens with it, which focuses its first field. */
	isFirst: boolean;
	children: ReactNode;
}

/** A step of a change. The button that opened it is unmounted, so the step itself gets the focus. */
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
